/** All words of the page in English, in one file, so that the browser asks once. */
export default import.meta.glob<string>(['./en/*.ftl', '../games/*/locales/en/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

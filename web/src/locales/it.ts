/** All words of the page in Italian, in one file, so that the browser asks once. */
export default import.meta.glob<string>(['./it/*.ftl', '../games/*/locales/it/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

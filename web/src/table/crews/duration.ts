/** A length of time in the two units that matter: `12:40`, `3:05:00`, `2d 4h`. */
export function duration(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [days, hours, minutes] = [seconds / 86_400, (seconds / 3600) % 24, (seconds / 60) % 60].map(
    Math.floor,
  );
  const two = (value = 0) => String(value).padStart(2, '0');
  if (days) return `${days}d ${hours}h`;
  if (hours) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

export function MagentoDevelopment() {
  return <h1>MagentoDevelopment</h1>;
}

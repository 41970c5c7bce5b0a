export function WebDevelopment() {
  return <h1>WebDevelopment</h1>;
}

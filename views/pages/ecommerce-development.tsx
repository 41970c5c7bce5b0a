export function EcommerceDevelopment() {
  return <h1>EcommerceDevelopment</h1>;
}

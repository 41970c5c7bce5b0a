export function PhpDevelopment() {
  return <h1>PhpDevelopment</h1>;
}

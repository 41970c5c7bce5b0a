export function IosApp() {
  return <h1>IosApp</h1>;
}

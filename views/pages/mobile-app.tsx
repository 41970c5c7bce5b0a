export function MobileApp() {
  return <h1>MobileApp</h1>;
}

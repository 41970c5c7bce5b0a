export function AndroidApp() {
  return <h1>AndroidApp</h1>;
}

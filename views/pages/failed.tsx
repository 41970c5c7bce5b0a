export function Failed() {
  return <h1>Something went wrong</h1>;
}

export function FlyerDesign() {
  return <h1>FlyerDesign</h1>;
}

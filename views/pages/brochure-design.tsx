export function BrochureDesign() {
  return <h1>BrochureDesign</h1>;
}

export function WhoWeAre() {
  return <h1>WhoWeAre</h1>;
}

export function GoogleAds() {
  return <h1>GoogleAds</h1>;
}

import { Heading, Image, Press, Row, Screen, Text } from './screen.tsx';

/** The first page of a made-up furniture maker's website in a browser window. */
export function ShopWindow() {
  return (
    <Screen
      bar="sheeshamworks.example"
      label="A furniture maker’s website: a headline beside a large chair, and three products with prices."
    >
      <div className="shop-menu">
        <b>Sheesham Works</b>
        <span>Chairs</span>
        <span>Tables</span>
        <span>Visit us</span>
        <span>98765 43210</span>
      </div>
      <div className="shop-front">
        <div>
          <Heading>Chairs made in Kharar, to your measure</Heading>
          <Text>{'Solid sheesham. Ready in\u00a021\u00a0days.'}</Text>
          <Press>Send your measurements</Press>
        </div>
        <Image name="easyChair" />
      </div>
      <div className="shop-shelf">
        <div>
          <Image name="diningChair" />
          <Row value="Rs 4,800">Chair</Row>
        </div>
        <div>
          <Image name="stool" />
          <Row value="Rs 2,200">Stool</Row>
        </div>
        <div>
          <Image name="desk" />
          <Row value="Rs 14,500">Desk</Row>
        </div>
      </div>
    </Screen>
  );
}

/** The same page on a phone. */
export function ShopPhone() {
  return (
    <Screen frame="phone" bar="9:41" label="The same page on a phone, in one column.">
      <b>Sheesham Works</b>
      <Image name="easyChair" />
      <Heading>Chairs made in Kharar, to your measure</Heading>
      <Text>{'Solid sheesham. Ready in\u00a021\u00a0days.'}</Text>
      <Row value="Rs 4,800">Chair</Row>
      <Row value="Rs 2,200">Stool</Row>
      <Press>Send your measurements</Press>
    </Screen>
  );
}

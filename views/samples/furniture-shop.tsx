import { Display } from './pane.tsx';
import { Devices, Heading, Image, Press, Row, Screen, Text } from './screen.tsx';

/** The first page of a made-up furniture maker's website in a browser window, and on a phone. */
export function FurnitureShop() {
  return (
    <Devices>
      <Screen client="sheeshamWorks" bar="sheeshamworks.example">
        <b>Sheesham Works</b>
        <div className="shop-front">
          <div>
            <Display>Chairs made in Kharar, to your measure</Display>
            <Text>{'Solid sheesham. Ready in\u00a021\u00a0days.'}</Text>
            <Press>Send your sizes</Press>
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
      <Screen
        client="sheeshamWorks"
        frame="phone"
        bar="9:41"
        label="The same page on a phone, in one column."
      >
        <b>Sheesham Works</b>
        <Image name="easyChair" />
        <Heading>Chairs made in Kharar, to your measure</Heading>
        <Text>{'Solid sheesham. Ready in\u00a021\u00a0days.'}</Text>
        <Row value="Rs 4,800">Chair</Row>
        <Row value="Rs 2,200">Stool</Row>
        <Press>Send your sizes</Press>
      </Screen>
    </Devices>
  );
}

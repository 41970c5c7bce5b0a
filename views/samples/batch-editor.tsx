import { Display, Line, Pane, Panes, Pin } from './pane.tsx';
import { Heading, Image, Input, Press, Row, Screen, Text } from './screen.tsx';

/** A form of a content management system, and the page that it changes. */
export function BatchEditor() {
  return (
    <Screen client="nrityaAcademy" bar="nritya.example">
      <Panes>
        <Pane ground="mass">
          <Heading>
            <Pin>1</Pin>New batch
          </Heading>
          <Input label="Title">
            <mark>Kathak for beginners</mark>
          </Input>
          <Input label="Days">Tue and Thu, 5 pm</Input>
          <Input label="Fee for a month">Rs 1,800</Input>
          <b>
            <Pin>3</Pin>Goes live: now
          </b>
          <Row value="31 July">Comes down</Row>
          <Row value="kept">Previous version</Row>
          <Press>Publish</Press>
        </Pane>
        <div>
          <Pane>
            <b>Nritya Academy</b>
          </Pane>
          <Image name="dancer" />
          <Pane>
            <Text isSoft>
              <Pin>2</Pin>Preview: not public yet
            </Text>
            <Display>
              <mark>Kathak for beginners</mark>
            </Display>
            <Row value="Rs 1,800">Tue and Thu, 5 pm</Row>
          </Pane>
        </div>
      </Panes>
      <Line>
        <Pin>4</Pin>
        <span>
          <b>Meena</b> Writer
        </span>
        <span>
          <b>Arjun</b> Editor
        </span>
        <span>
          <b>Mrs Kaur</b> Administrator
        </span>
      </Line>
    </Screen>
  );
}

import { Display, Line, Pane, Panes, Pin } from './pane.tsx';
import { Heading, Image, Input, Press, Row, Screen, Text } from './screen.tsx';

/** A form of a content management system, and the page that it changes. */
export function BatchEditor() {
  return (
    <Screen
      bar="nritya.example"
      label="The form of a dance academy: title, days, fee, the day on which it comes down, and a button to publish. Beside it the preview of the page, with a drawn Kathak dancer and the title from the form, marked in both. Below are three people: Meena writes, Arjun edits, Mrs Kaur is the administrator."
    >
      <Panes layout="narrow-start">
        <Pane ground="mass">
          <Heading>
            <Pin>1</Pin>New batch
          </Heading>
          <Input label="Title">
            <mark className="marked">Kathak for beginners</mark>
          </Input>
          <Input label="Days">Tue and Thu, 5 pm</Input>
          <Input label="Fee for a month">Rs 1,800</Input>
          <b>
            <Pin>3</Pin>Goes up: now
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
              <mark className="marked">Kathak for beginners</mark>
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

/** A headline of the same website, for the reader to write over. */
export function OwnNotice() {
  return (
    <label>
      <span>Try it: write a notice of your own. Size and letters stay as we designed them.</span>
      <textarea maxLength={60} defaultValue="Kathak for children" />
    </label>
  );
}

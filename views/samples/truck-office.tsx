import { Line, Pane, Panes, Pin, State } from './pane.tsx';
import { Heading, Image, Press, Row, Screen } from './screen.tsx';

/** The office system of a made-up transporter: its week, the roles, and a trip with its history. */
export function TruckOffice() {
  return (
    <Screen client="pahariTrucks" bar="office.pahari.example">
      <Line ground="mass">
        <Heading>Pahari Truck Lines</Heading>
        <span>
          <Pin>1</Pin>
          <State isOn>Suman, with a code</State>
        </span>
      </Line>
      <Panes narrow="end">
        <div>
          <Pane>
            <table className="screen-table week">
              <tbody>
                <tr>
                  <th scope="row">Trips</th>
                  <td>Mon</td>
                  <td>Tue</td>
                  <td>Wed</td>
                  <td>Thu</td>
                  <td>Fri</td>
                  <td>Sat</td>
                </tr>
                <tr>
                  <th scope="row">Balbir</th>
                  <td colSpan={2}>
                    <b className="screen-band pigment-ochre">Delhi</b>
                  </td>
                  <td />
                  <td colSpan={3}>
                    <b className="screen-band pigment-pine">Jaipur</b>
                  </td>
                </tr>
                <tr>
                  <th scope="row">Arjun</th>
                  <td />
                  <td colSpan={3}>
                    <b className="screen-band pigment-pine">Jammu</b>
                  </td>
                  <td colSpan={2}>
                    <b className="screen-band pigment-pine">Delhi</b>
                  </td>
                </tr>
                <tr>
                  <th scope="row">Naresh</th>
                  <td colSpan={4}>
                    <b className="screen-band pigment-pine">Mumbai</b>
                  </td>
                  <td colSpan={2} />
                </tr>
              </tbody>
            </table>
          </Pane>
          <Pane ground="wall">
            <Heading>
              <Pin>2</Pin>Who may open what
            </Heading>
            <Row value="own trips">Driver</Row>
            <Row value="trips, bills">Clerk</Row>
            <Row value="everything">Owner</Row>
          </Pane>
        </div>
        <Pane>
          <Image name="lorry" />
          <Heading>
            <Pin>3</Pin>Trip 2418
          </Heading>
          <Row value="Balbir">Ludhiana to Delhi</Row>
          <Row value="Rs 8,000">Advance</Row>
          <Row value="Rs 1,120">Tolls</Row>
          <b>
            <Pin>4</Pin>Changes
          </b>
          <Row value={'Mon\u00a014:40'}>{'Balbir added a toll of Rs\u00a01,120'}</Row>
          <Row value={'Tue\u00a010:15'}>{'Suman set the advance from Rs\u00a06,000 to Rs\u00a08,000'}</Row>
          <Press>Print the bill</Press>
        </Pane>
      </Panes>
    </Screen>
  );
}

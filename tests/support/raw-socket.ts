import { connect, type Socket } from 'node:net';

/** A connection on which a test sends any bytes and reads all that is sent back. */
export async function openRawSocket(url: string) {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('latin1').on('data', (text) => (received += text));
  socket.on('error', () => {}); // some tests expect the connection to be reset
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  return {
    socket,
    closed,
    send: (text: string) => void (socket.writable && socket.write(text, 'latin1')),
    received: () => received,
    status: () => Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0),
    [Symbol.dispose]: () => void socket.destroy(),
  };
}

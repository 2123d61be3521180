import type { EventEmitter } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { boundPipeline } from './bound-pipeline.ts';

const connection = () => {
  const served: EventEmitter[] = [];
  const listener = boundPipeline((_, response) => served.push(response));
  const socket = new Socket();
  const send = (times: number) => {
    for (let sent = 0; sent < times; sent += 1) {
      const request = new IncomingMessage(socket);
      listener(request, new ServerResponse(request));
    }
  };
  return { served, socket, send };
};

describe('requests that are sent ahead on one connection', () => {
  it('are served where they are few, and again when those before are answered', () => {
    const { served, socket, send } = connection();
    send(16);
    for (const response of served) response.emit('close');
    send(16);
    expect(served).toHaveLength(32);
    expect(socket.destroyed).toBe(false);
  });

  it('end the connection where they are many, and nothing more of it is served', () => {
    const { served, socket, send } = connection();
    send(2000);
    expect(served).toHaveLength(16);
    expect(socket.destroyed).toBe(true);
  });
});

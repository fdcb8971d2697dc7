import { describe, expect, it } from 'vitest';
import { destination } from './join';

const origin = 'https://games.example';

describe('what somebody types to join', () => {
  it('may be the code of a table', () => {
    expect(destination(' Bd-nFKuAJrJp6ubF ', origin)).toEqual({ kind: 'here', path: '/t/Bd-nFKuAJrJp6ubF' });
  });

  it('may be a whole link, with its token', () => {
    expect(destination('https://games.example/t/abc123#seat=xyz', origin)).toEqual({
      kind: 'here',
      path: '/t/abc123#seat=xyz',
    });
  });

  it('may lack the scheme or the host', () => {
    expect(destination('games.example/t/abc123', origin)).toEqual({ kind: 'here', path: '/t/abc123' });
    expect(destination('/t/abc123', origin)).toEqual({ kind: 'here', path: '/t/abc123' });
  });

  it('may belong to another server', () => {
    expect(destination('http://192.168.1.7:8080/t/abc123#seat=x', origin)).toEqual({
      kind: 'elsewhere',
      url: 'http://192.168.1.7:8080/t/abc123#seat=x',
    });
  });

  it('may be something else', () => {
    for (const typed of [
      '',
      'abc',
      'https://games.example/about',
      'the table of Ada',
      'javascript:alert(1)',
    ]) {
      expect(destination(typed, origin)).toEqual({ kind: 'unclear' });
    }
  });
});

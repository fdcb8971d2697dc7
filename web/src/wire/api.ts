/** Requests to the server. A refusal becomes a {@link Problem} with a sentence for people. */
import { language } from '../lib/i18n.svelte';
import type { ProblemOut } from './types';

/** Why the server did not do something, in the reader's language. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly rule: string | null;
  /** The current version of the table, if the request named an old one. */
  readonly version: number | null;

  constructor(status: number, said: ProblemOut) {
    super(said.text);
    this.status = status;
    this.code = said.code;
    this.rule = said.rule ?? null;
    this.version = said.version ?? null;
  }
}

/** The server cannot be reached: the page is offline or the server is down. */
export class Unreachable extends Error {}

export function get<T>(path: string, query: Query = {}): Promise<T> {
  return request<T>('GET', address(path, query));
}

export function post<T>(path: string, body: unknown = {}): Promise<T> {
  return request<T>('POST', address(path, {}), body);
}

/** Like {@link post} with `keepalive`: it arrives even if the page is left meanwhile. */
export function postLast<T>(path: string, body: unknown = {}): Promise<T> {
  return request<T>('POST', address(path, {}), body, true);
}

export function put<T>(path: string, body: unknown): Promise<T> {
  return request<T>('PUT', address(path, {}), body);
}

export type Query = Record<string, string | number | boolean | null | undefined>;

export function address(path: string, query: Query): string {
  const search = new URLSearchParams({ lang: language() });
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.set(name, String(value));
  }
  return `/api${path}?${search}`;
}

async function request<T>(method: string, url: string, body?: unknown, keepalive = false): Promise<T> {
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      keepalive,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch (cause) {
    throw new Unreachable('The server does not answer.', { cause });
  }
  const text = await response.text();
  if (response.ok) return (text === '' ? undefined : JSON.parse(text)) as T;
  throw new Problem(response.status, problemIn(text, response.status));
}

/** A proxy in between may answer without our JSON. */
function problemIn(text: string, status: number): ProblemOut {
  try {
    return (JSON.parse(text) as { error: ProblemOut }).error;
  } catch {
    return { code: 'unreadable', text: `HTTP ${status}` } as ProblemOut;
  }
}

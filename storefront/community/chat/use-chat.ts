import { useCallback, useEffect, useState } from 'react';
import type { Chat, Problem } from '#generated/schemas.ts';
import type { ChatOutcome } from './chat.server.ts';

/** How often an open chat fetches messages, in milliseconds. */
const POLL_MS = 3000;
/** Where the secret of the chat is kept until the tab is closed. */
const STORAGE_KEY = 'chat';

const NETWORK_PROBLEM: Problem = { type: 'about:blank', title: '', status: 503, code: 'network' };

/** Calls the chat's endpoint; a failure of the network is a problem too. */
async function callChat(body: object): Promise<ChatOutcome> {
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch('/chat', { method: 'POST', headers, body: JSON.stringify(body) });
    return response.ok ? ((await response.json()) as ChatOutcome) : { problem: NETWORK_PROBLEM };
  } catch {
    return { problem: NETWORK_PROBLEM };
  }
}

/** Session storage, which is not available in every browser. */
function readToken(): string | undefined {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

function storeToken(token: string | undefined): void {
  try {
    if (token === undefined) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, token);
  } catch {
    // the chat ends with the page
  }
}

/** The visitor's chat: its messages, fetched every few seconds, and sending. */
export function useChat() {
  const [token, setToken] = useState(readToken);
  const [chat, setChat] = useState<Chat>();
  const [problem, setProblem] = useState<Problem>();

  const accept = useCallback((outcome: ChatOutcome, isPoll: boolean): boolean => {
    if ('chat' in outcome) {
      setChat(outcome.chat);
      setProblem(undefined);
      return true;
    }
    // the chat has expired
    if (outcome.problem.status === 404) {
      storeToken(undefined);
      setToken(undefined);
      setChat(undefined);
    }
    // a missed poll is made up for by the next one
    if (!isPoll) setProblem(outcome.problem);
    return false;
  }, []);

  useEffect(() => {
    if (token === undefined) return undefined;
    const poll = async () => {
      if (document.visibilityState === 'visible') accept(await callChat({ token }), true);
    };
    void poll();
    const timer = setInterval(() => void poll(), POLL_MS);
    return () => clearInterval(timer);
  }, [token, accept]);

  /** Sends a message, the first one with the visitor's name and address. Returns whether it was accepted. */
  const send = async (fields: object): Promise<boolean> => {
    const outcome = await callChat({ ...fields, ...(token !== undefined && { token }) });
    if ('chat' in outcome && outcome.token !== undefined) {
      storeToken(outcome.token);
      setToken(outcome.token);
    }
    return accept(outcome, false);
  };

  return { chat, isStarted: token !== undefined, problem, send };
}

import { publicChat } from '#contract/messaging/webchat.ts'
import { chatConsent } from '#contract/messaging/webchat-facts.ts'
import { pathOf } from '#contract/route.ts'
import { say } from '#contract/words.ts'
import { Html, html } from '../markup/html.ts'
import { inlineHash } from '../markup/inline-hash.ts'
import { icons } from '../parts/icons.ts'
import type { Page } from '../parts/layout.ts'
import type { Reader } from '../reader.ts'
import { chatCaller } from '../scripts/chat-caller.ts'
import { chatFrame } from '../scripts/chat-frame.ts'
import { chatPoll } from '../scripts/chat-poll.ts'
import { chatProof } from '../scripts/chat-proof.ts'
import { chatSender } from '../scripts/chat-sender.ts'
import { chatThread } from '../scripts/chat-thread.ts'
import { chatVoice } from '../scripts/chat-voice.ts'
import { chatStyle } from '../styles/chat-style.ts'
import { chatTexts } from '../texts/chat.ts'

interface Chat {
  key: string
  sites: readonly string[]
  greeting: Record<'en' | 'es', string>
  organization: { name: string }
  is_open: boolean
  has_assistant: boolean
}

const parts = Object.entries({ chatCaller, chatPoll, chatProof, chatSender, chatThread, chatVoice })
const script = `(${chatFrame})({${parts.map(([name, part]) => `${name}:${part}`)}})`

/** The frame on a dealership's site: a page of ours, in one request, which only its sites may show. */
export function chatPage({ language }: Reader, chat: Chat): Page {
  const { key, sites, greeting, organization, is_open, has_assistant } = chat
  const t = chatTexts[language]
  const dealer = organization.name
  const who = has_assistant ? (is_open ? t.team_and_assistant : t.assistant_alone) : is_open ? t.team_here : t.away
  const hello = greeting[language] || (has_assistant ? t.hello_assistant : is_open ? t.hello : t.hello_closed)
  const { assistant, sending, failed, writing, trouble, file_large, code_sent, agree_first, proved } = t
  const { recording, no_microphone, voice } = t
  const said = { assistant, sending, failed, writing, trouble, file_large, code_sent, agree_first, proved }
  const words = { ...said, recording, no_microphone, voice }
  const rows = {
    open: pathOf(publicChat.open, { key }),
    messages: publicChat.list.path,
    prove: publicChat.prove.path,
  }
  const body = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${t.title} · ${dealer}</title><style>${new Html(chatStyle)}</style></head>
<body data-key="${key}" data-rows="${JSON.stringify(rows)}" data-words="${JSON.stringify({ ...words, dealer })}">
<header><div><h1>${dealer}</h1><p>${who}</p></div><button type="button" class="tool" data-close aria-label="${t.close}" title="${t.close}">${icons.close}</button></header>
<main><p class="notice">${t.read_by({ dealer })} ${has_assistant && t.has_ai} <a href="/pages/privacy-policy" target="_blank" rel="noopener">${t.privacy}</a></p>
<div class="log" role="log" aria-live="polite" aria-label="${t.thread}"><ol class="thread"><li class="line theirs"><p>${hello}</p></li></ol></div>
<p class="state" role="status" aria-live="polite"></p></main>
<footer><details class="prove"><summary>${t.go_on}</summary><form data-prove novalidate><p>${t.go_on_hint}</p>
<label>${t.phone}<input name="phone" type="tel" autocomplete="tel" inputmode="tel" maxlength="40"></label>
<label class="agree"><input name="agreed" type="checkbox"><span>${say(chatConsent, language, { dealer })}</span></label>
<button type="button" class="button" data-code>${t.get_code}</button>
<div class="coded" hidden><label>${t.code}<input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12"></label><button class="button" type="submit">${t.confirm}</button></div>
<p class="said" role="status" aria-live="polite"></p></form></details>
<form data-write><input class="name" name="name" maxlength="120" autocomplete="name" placeholder="${t.name}" aria-label="${t.name}">
<div class="row"><label class="tool" title="${t.attach}"><input class="hidden" type="file" name="file" aria-label="${t.attach}">${icons.clip}</label><textarea name="body" rows="1" maxlength="1600" placeholder="${t.write}" aria-label="${t.write}"></textarea><button class="tool" type="button" data-voice="begin" hidden aria-label="${t.record}" title="${t.record}">${icons.microphone}</button><button class="tool send" type="submit" aria-label="${t.send}" title="${t.send}">${icons.send}</button></div>
<div class="row voice" hidden><button class="tool" type="button" data-voice="drop" aria-label="${t.drop_voice}" title="${t.drop_voice}">${icons.close}</button><span></span><button class="tool send" type="button" data-voice="done" aria-label="${t.send_voice}" title="${t.send_voice}">${icons.send}</button></div></form></footer>
<script>${new Html(script)}</script></body></html>`
  return {
    ...{ status: 200, language, body: body.text, is_private: true, framed_by: [...sites] },
    styles: [inlineHash(chatStyle)],
    scripts: [inlineHash(script)],
  }
}

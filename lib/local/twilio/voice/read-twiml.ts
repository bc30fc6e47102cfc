import { type DialVerb, type Hook, type Noun, type RecordVerb, TwimlError, type Verb } from './twiml.ts'
import { type Element, readXml } from './xml-element.ts'

/** The attributes allowed on each element of the subset; any other is a mistake that Twilio would only warn about. */
const ATTRIBUTES: { [element: string]: string[] } = {
  Response: [],
  Say: ['voice', 'language', 'loop'],
  Play: ['loop', 'digits'],
  Pause: ['length'],
  Dial: [
    ...['action', 'method', 'timeout', 'answerOnBridge', 'callerId', 'hangupOnStar', 'timeLimit', 'ringTone'],
    ...['record', 'trim', 'recordingStatusCallback', 'recordingStatusCallbackMethod', 'recordingStatusCallbackEvent'],
    'recordingTrack',
  ],
  Number: ['url', 'method', 'statusCallback', 'statusCallbackMethod', 'statusCallbackEvent', 'sendDigits', 'byoc'],
  Client: ['url', 'method', 'statusCallback', 'statusCallbackMethod', 'statusCallbackEvent'],
  Identity: [],
  Parameter: ['name', 'value'],
  Record: [
    ...['action', 'method', 'timeout', 'finishOnKey', 'maxLength', 'playBeep', 'trim', 'transcribe'],
    ...['recordingStatusCallback', 'recordingStatusCallbackMethod', 'recordingStatusCallbackEvent'],
  ],
  Hangup: [],
  Reject: ['reason'],
  Redirect: ['method'],
}

const DIAL_TIMEOUT_SECONDS = 30
const RECORD_MAX_SECONDS = 3600
const SPOKEN_CHARACTERS_A_SECOND = 15

/** The verbs of a document, with URLs resolved against its own; throws a TwimlError for invalid TwiML. */
export function readTwiml(xml: string, base?: string): Verb[] {
  const root = readXml(xml)
  if (root.name !== 'Response') throw new TwimlError(`The root is <${root.name}>, not <Response> (12100).`)
  return checked(root).children.map((element) => {
    const read = VERBS[element.name]
    if (!read) throw new TwimlError(`<${element.name}> is not a verb that the simulator follows (12200).`)
    return read(checked(element), base)
  })
}

type Read = (element: Element, base: string | undefined) => Verb

const VERBS: { [name: string]: Read } = {
  Say: ({ text }) => ({ verb: 'Say', seconds: text.length / SPOKEN_CHARACTERS_A_SECOND }),
  Play: () => ({ verb: 'Play' }),
  Hangup: () => ({ verb: 'Hangup' }),
  Pause: ({ attributes }) => ({ verb: 'Pause', seconds: numberIn(attributes.length, 1) }),
  Reject: ({ attributes }) => ({ verb: 'Reject', end: attributes.reason === 'busy' ? 'busy' : 'no-answer' }),
  Redirect: ({ text, attributes }, base) => ({ verb: 'Redirect', to: hookOf(text, attributes.method, base) }),
  Record: readRecord,
  Dial: readDial,
}

function readRecord({ attributes }: Element, base: string | undefined): RecordVerb {
  return {
    verb: 'Record',
    maxSeconds: numberIn(attributes.maxLength, RECORD_MAX_SECONDS),
    // Without an action, the same document is requested again.
    action: attributes.action || base ? hookOf(attributes.action || (base ?? ''), attributes.method, base) : null,
    recordingCallback: recordingCallbackOf(attributes, base),
  }
}

function readDial(element: Element, base: string | undefined): DialVerb {
  const { attributes, children, text } = element
  const record = attributes.record ?? 'do-not-record'
  return {
    verb: 'Dial',
    nouns: text ? [numberNoun(text)] : children.map((child) => readNoun(checked(child), base)),
    timeoutSeconds: numberIn(attributes.timeout, DIAL_TIMEOUT_SECONDS),
    answersOnBridge: attributes.answerOnBridge === 'true',
    callerId: attributes.callerId ?? null,
    action: attributes.action ? hookOf(attributes.action, attributes.method, base) : null,
    isRecorded: record !== 'do-not-record' && record !== 'false',
    channels: record.endsWith('-dual') ? 2 : 1,
    recordingCallback: recordingCallbackOf(attributes, base),
  }
}

const numberNoun = (to: string): Noun => ({ kind: 'Number', to, parameters: [], announcement: null, callback: null })

function readNoun({ name, attributes, children, text }: Element, base: string | undefined): Noun {
  if (name !== 'Number' && name !== 'Client')
    throw new TwimlError(`<${name}> in <Dial> is not something that the simulator dials (12200).`)
  const inner = children.map(checked)
  const identity = inner.find((child) => child.name === 'Identity')?.text ?? text
  const { url, method, statusCallback, statusCallbackMethod, statusCallbackEvent } = attributes
  return {
    kind: name,
    to: name === 'Client' ? `client:${identity}` : text,
    parameters: inner
      .filter((child) => child.name === 'Parameter')
      .map((child) => [child.attributes.name ?? '', child.attributes.value ?? '']),
    announcement: url ? hookOf(url, method, base) : null,
    callback: statusCallback
      ? { ...hookOf(statusCallback, statusCallbackMethod, base), events: eventsIn(statusCallbackEvent) }
      : null,
  }
}

function recordingCallbackOf(attributes: Element['attributes'], base: string | undefined) {
  const { recordingStatusCallback: url, recordingStatusCallbackMethod: method } = attributes
  return url ? { ...hookOf(url, method, base), events: eventsIn(attributes.recordingStatusCallbackEvent) } : null
}

const eventsIn = (list = 'completed') => list.split(/[\s,]+/)

function hookOf(address: string, method = 'POST', base?: string): Hook {
  // An absolute URL stays exactly as written, because it gets signed.
  if (URL.canParse(address)) return { url: address, method }
  if (!URL.canParse(address, base)) throw new TwimlError(`${address} is not an address (11100).`)
  return { url: new URL(address, base).href, method }
}

function numberIn(text: string | undefined, unset: number): number {
  const value = Number(text ?? unset)
  if (!Number.isFinite(value) || value < 0) throw new TwimlError(`${text} is not a number (12200).`)
  return value
}

function checked(element: Element): Element {
  const known = ATTRIBUTES[element.name]
  const unknown = known && Object.keys(element.attributes).find((name) => !known.includes(name))
  if (unknown) throw new TwimlError(`<${element.name}> has no attribute ${unknown} (12200).`)
  return element
}

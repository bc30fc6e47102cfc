import { serverWords } from '../server-words.ts'

/** What the server tells a manager to do about a file. */
const ADVICE = [
  'Unpack it and send the file that is inside.',
  'Please export the vehicle list as CSV or tab-separated text.',
  'Please send the file again.',
  'Ask for the file to be sent with the names of its columns in the first line.',
  'Sync again or upload it again.',
  'You can choose the columns yourself.',
]

/** What the server says of a run; to an agent only what the state is, not what a manager can do about it. */
export const runWords = (message: string, isManager: boolean) =>
  serverWords(isManager ? message : withoutAdvice(message))

const withoutAdvice = (message: string) => ADVICE.reduce((text, advice) => text.replace(advice, ''), message).trim()

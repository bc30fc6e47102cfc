import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { isInDialog, isTyping } from './is-typing.ts'
import { areKeysOn } from './keys-choice.ts'
import { keepForDialog } from './type-ahead.ts'
import { takesLetter } from './typist.ts'

/** What an act is about: the palette and the sheet of keys list each with its kind. */
export type ActGroup = 'call' | 'conversation' | 'list' | 'create' | 'pages' | 'account' | 'help'

/** Something that can be done on the current page: by name in the palette, and by key where it has one. */
export interface Act {
  id: string
  /** Worded like a button. */
  label: string
  group: ActGroup
  /** As in `KeyboardEvent.key`; `g i` is one after the other, `Mod+k` with Ctrl or Cmd. */
  key?: string
  /** One of many alike, which the palette shows once it is typed for. */
  isOneOfMany?: boolean
  /** It opens a dialog: what is typed from then on is the dialog's. */
  isDialog?: boolean
  /** It closes, archives or signs out: the palette never offers it as what a bare Enter does. */
  isEnd?: boolean
  run: () => void
}

/** So soon the second of two keys is pressed. */
const SECOND_KEY_MS = 1500

let acts: readonly Act[] = []
const listeners = new Set<() => void>()
let first = { key: '', at: 0 }

function change(next: readonly Act[]) {
  acts = next
  for (const listener of listeners) listener()
}

/** If two use the same key, the most recently added wins. */
function onKeyDown(event: KeyboardEvent) {
  if (event.altKey || event.key === 'Shift') return
  const isMod = event.ctrlKey || event.metaKey
  const key = isMod ? `Mod+${event.key.toLowerCase()}` : event.key
  // The palette opens from a field too: there, its key means nothing else.
  if (key === 'Mod+k' ? event.isComposing || isInDialog(event) : isTyping(event)) return
  const isLetter = !isMod && event.key.length === 1 && event.key !== ' '
  if (!isMod && !areKeysOn()) {
    if (isLetter) takesLetter(false)
    return
  }

  const prefix = event.timeStamp - first.at < SECOND_KEY_MS ? first.key : ''
  const whole = prefix && !isMod ? `${prefix} ${key}` : key
  const pressed = acts.findLast((act) => act.key === whole)
  const isFirst = !pressed && !isMod && prefix === '' && acts.some((act) => act.key?.startsWith(`${key} `))
  const isTaken = isLetter && prefix === '' && takesLetter(isFirst || pressed !== undefined)
  first = isFirst && !isTaken ? { key, at: event.timeStamp } : { key: '', at: 0 }
  if (isTaken) return
  if (!pressed && !isFirst) return
  event.preventDefault()
  pressed?.run()
}

/** Adds acts until the returned function is called. */
export function addActs(own: readonly Act[]): () => void {
  if (acts.length === 0) window.addEventListener('keydown', onKeyDown)
  change([...acts, ...own])
  return () => {
    change(acts.filter((one) => !own.includes(one)))
    if (acts.length === 0) window.removeEventListener('keydown', onKeyDown)
  }
}

/** Offers acts while the calling component is mounted: their keys, except while the user is typing, and their names. */
export function useActs(own: readonly Act[]) {
  const run = useEffectEvent((id: string) => {
    const act = own.find((one) => one.id === id)
    if (act?.isDialog) keepForDialog()
    act?.run()
  })
  const told = JSON.stringify(own)
  useEffect(() => {
    const described: Omit<Act, 'run'>[] = JSON.parse(told)
    return addActs(described.map((act) => ({ ...act, run: () => run(act.id) })))
  }, [told])
}

/** The same of one act, or of none for null. */
export const useAct = (act: Act | null) => useActs(act ? [act] : [])

/** The acts currently offered, each id once. */
export function useOffered(): readonly Act[] {
  const all = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => acts,
  )
  const last = new Map(all.map((one) => [one.id, one]))
  return all.filter((one) => last.get(one.id) === one)
}

/** Runs an act, for a button or menu that offers it too. */
export const runAct = (id: string) => acts.findLast((one) => one.id === id)?.run()

import { useEffect, useEffectEvent } from 'react'
import { useAskedWords, wordsAreWritten } from '../../data/words-asked.ts'
import type { Writing } from '../../lib/slots.ts'

/** Puts a sentence that another part of the screen asks for behind what stands in the field; shows nothing. */
export function AskedWords({ row, text, field, replace }: Writing) {
  const asked = useAskedWords()
  const isMeant = asked?.contact === row.contact_id
  const write = useEffectEvent(() => {
    if (!asked) return
    const before = text.trim() === '' ? '' : `${text.trimEnd()} `
    replace(0, text.length, before + asked.words)
    wordsAreWritten()
    field.current?.focus()
  })
  useEffect(() => {
    if (isMeant) write()
  }, [isMeant])
  return null
}

import { useSWRConfig } from 'swr'
import { whatsapp } from '#contract/messaging/templates.ts'
import { isRow } from '../../lib/row-key.ts'

/** Reads the templates that are on the screen again. */
export function useReadAgain() {
  const { mutate } = useSWRConfig()
  return () => mutate((key) => isRow(whatsapp.list)(key) || isRow(whatsapp.approved)(key))
}

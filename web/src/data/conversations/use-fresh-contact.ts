import { useEffect, useRef } from 'react'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { readContact } from '../contacts.ts'

/** Reads the contact again when their row shows a change of more than messages. */
export function useFreshContact({ contact_id, contact, labels, assigned_agent, vehicle }: ConversationRow) {
  const told = JSON.stringify([contact_id, contact, labels, assigned_agent, vehicle])
  const known = useRef(told)
  useEffect(() => {
    if (known.current !== told) void readContact()
    known.current = told
  }, [told])
}

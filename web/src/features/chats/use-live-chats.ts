import { useRef, useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { coalesced } from '../../lib/coalesced.ts'
import { useLive } from '../../lib/realtime.ts'
import { getContact } from './api.ts'
import { useKnownRows } from './use-known-rows.ts'

/** With more changed contacts at once the first page of the list is cheaper to read than each of them. */
const MANY = 5

/** Keeps list rows and header fresh by push: a pointer names a contact, its row is read and put in its place. */
export function useLiveChats() {
  const rows = useKnownRows()
  const changed = useRef(new Set<string>())
  const [inTurn] = useState(coalesced)

  async function refresh() {
    const contacts = [...changed.current]
    changed.current.clear()
    await (contacts.length > MANY ? rows.readAgain() : Promise.all(contacts.map(refreshRow)))
  }
  async function refreshRow(contactId: string) {
    try {
      await rows.put(await getContact(contactId))
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) await rows.drop(contactId)
    }
  }
  useLive((pointer) => {
    if (pointer.contact_id === null) return
    changed.current.add(pointer.contact_id)
    inTurn(refresh)
  })
}

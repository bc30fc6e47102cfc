import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Channel } from '../../../../functions/contract/fields.ts'
import type { StatusFilter } from './list/merge-conversations.ts'

/** What is open beside the list. The channel is open until somebody chooses it. */
export interface Selection {
  contact_id: string
  type?: Channel
}

const FILTERS: readonly StatusFilter[] = ['all', 'active', 'closed', 'archived']
const isChannel = (type: string | null): type is Channel => type === 'whatsapp' || type === 'sms'

/**
 * Where in the chat workspace the person is. Filter and search stand in the address; what is open lies in the history
 * entry, so the address stays /chats (S2 §2.1), a reload keeps it, and Back leads from the thread to the list.
 */
export function useChatPlace() {
  const { state, search: query } = useLocation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const selection: Selection | null = state?.selection ?? null

  const linked = params.get('contact')
  const type = params.get('type')
  const status = FILTERS.find((filter) => filter === params.get('status')) ?? 'active'
  const search = params.get('search') ?? ''

  function filter(next: { status?: StatusFilter; search?: string }) {
    const wanted = { status, search, ...next }
    const address = new URLSearchParams()
    if (wanted.status !== 'active') address.set('status', wanted.status)
    if (wanted.search) address.set('search', wanted.search)
    navigate({ pathname: '/chats', search: address.toString() }, { replace: true, state })
  }

  return {
    selection,
    status,
    search,
    /** What `?contact=&type=` asks to open. */
    link: linked ? { contact_id: linked, type: isChannel(type) ? type : undefined } : null,
    filter,
    /** From the list a new history entry, from one conversation to the next the same. */
    select: (next: Selection, isFirst = selection === null) =>
      navigate(
        { pathname: '/chats', search: query },
        { replace: !isFirst, state: { selection: next, isOpenedHere: isFirst || !!state?.isOpenedHere } },
      ),
    leave: () =>
      state?.isOpenedHere ? navigate(-1) : navigate({ pathname: '/chats', search: query }, { replace: true }),
  }
}
export type ChatPlace = ReturnType<typeof useChatPlace>

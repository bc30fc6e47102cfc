import { IconButton } from '@chakra-ui/react'
import { Phone } from 'lucide-react'
import { Link } from 'react-router'
import type { Call } from '#contract/calls/call.ts'
import { isMissed, isOpenCall } from '#contract/calls/call-statuses.ts'
import { useMay } from '../../lib/session.ts'
import { useCallContact } from '../../lib/voice/use-call-contact.ts'
import { numberOf } from './party-of.ts'
import { useCallText } from './texts.ts'

/** Calls the other party of a call again; disabled without a number. */
export function CallButton({ call }: { call: Call }) {
  const t = useCallText()
  const number = numberOf(call)
  const deed = useCallContact()({ contact: call.contact?.id ?? undefined, number })
  const mayCall = useMay('call')
  if (!mayCall || !number.startsWith('+') || isOpenCall(call.status)) return null
  const words = t(isMissed(call) ? 'call_back' : 'call_again')
  const look = {
    size: 'sm',
    boxSize: { base: '11', md: '9' },
    variant: 'ghost',
    'aria-label': words,
    title: words,
  } as const
  if (typeof deed === 'function')
    return (
      <IconButton {...look} onClick={deed}>
        <Phone />
      </IconButton>
    )
  return (
    <IconButton {...look} asChild>
      <Link to={deed}>
        <Phone />
      </Link>
    </IconButton>
  )
}

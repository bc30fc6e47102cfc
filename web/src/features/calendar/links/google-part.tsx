import { Button, HStack, Link, Stack, Text } from '@chakra-ui/react'
import { CircleCheck, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { type GoogleOutcome, googleCalendar } from '#contract/calendar/google.ts'
import { pathOf } from '#contract/route.ts'
import { disconnectGoogle, type GoogleState, startConsent } from '../../../data/calendar-links.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { Notice } from '../../../ui/notice.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { useLinkText } from './texts.ts'

/** Google's own page about the warning that it shows of clients that it hasn't verified. */
const ABOUT_WARNING = 'https://support.google.com/cloud/answer/7454865'

const RETURN_ADDRESS = `${window.location.origin}${pathOf(googleCalendar.returnFromGoogle)}`

const LOOKS = { connected: 'success', limited: 'warning', denied: 'info', expired: 'warning', failed: 'error' } as const

/** One's own connection with Google: how it stands, and how to begin or end it. */
export function GooglePart({ google, outcome }: { google: GoogleState; outcome?: GoogleOutcome }) {
  const t = useLinkText()
  const { is_available, is_connected, problem, email } = google
  // Connected, and disconnected again since.
  const isOver = !is_connected && (outcome === 'connected' || outcome === 'limited')
  if (!is_available && !is_connected)
    return (
      <Notice status="info" title={t('not_set_up')}>
        {t('how_to_set_up', { address: RETURN_ADDRESS })}
      </Notice>
    )
  return (
    <Stack gap="4">
      {outcome && !isOver && (
        <Notice status={LOOKS[outcome]} title={t(outcome)}>
          {problem && t(problem)}
        </Notice>
      )}
      {problem && (!outcome || isOver) && <Notice status="warning">{t(problem)}</Notice>}
      {is_connected ? (
        <Stack gap="1">
          <HStack gap="2" color="fg.success" fontWeight="600">
            <CircleCheck size={18} aria-hidden />
            <Text overflowWrap="anywhere">{t('connected_as', { email: email ?? '' })}</Text>
          </HStack>
          <Text color="fg.muted">{t('what_it_does')}</Text>
        </Stack>
      ) : (
        <Stack gap="1">
          <Text as="h3" fontWeight="650">
            {t('not_connected')}
          </Text>
          <Text color="fg.muted">{t('personal')}</Text>
        </Stack>
      )}
      <Deeds google={google} />
    </Stack>
  )
}

function Deeds({ google: { is_connected, is_available, problem, email } }: { google: GoogleState }) {
  const t = useLinkText()
  const [isLeaving, setLeaving] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const connect = async () => {
    setLeaving(true)
    try {
      window.location.assign((await startConsent()).url)
    } catch (error) {
      setLeaving(false)
      toaster.create({ type: 'error', title: errorText(error, t('connect_failed')) })
    }
  }
  const disconnect = async () => {
    setEnding(true)
    try {
      await disconnectGoogle()
      toaster.create({ type: 'success', title: t('disconnected') })
    } catch (error) {
      toaster.create({ type: 'error', title: errorText(error, t('disconnect_failed')) })
    }
    setEnding(false)
  }
  const wantsConsent = is_available && (!is_connected || problem === 'events_missing' || problem === 'busy_missing')
  return (
    <HStack gap="3" wrap="wrap">
      {wantsConsent && (
        <Button onClick={connect} loading={isLeaving}>
          {t('connect')}
        </Button>
      )}
      {email && (
        <Button variant="outline" onClick={disconnect} loading={isEnding}>
          {t('disconnect')}
        </Button>
      )}
      {wantsConsent && (
        <Link href={ABOUT_WARNING} target="_blank" rel="noreferrer" fontSize="sm">
          {t('verification')} <ExternalLink size={14} aria-hidden />
        </Link>
      )}
    </HStack>
  )
}

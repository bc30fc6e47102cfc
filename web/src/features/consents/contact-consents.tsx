import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { BellOff, FileCheck2 } from 'lucide-react'
import { useState } from 'react'
import { channelName } from '#contract/customers/channels/channels.ts'
import { CONSENT_METHODS } from '#contract/messaging/consent-facts.ts'
import { addConsent, type Consent, useConsents } from '../../data/consents.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useText } from '../../lib/language/text.ts'
import type { ContactSectionProps } from '../../lib/slots.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { SectionSkeleton } from '../../parts/section-skeleton.tsx'
import { byOpen, lazyDialog } from '../../ui/lazy-dialog.tsx'
import './consents.css'
import { useMay } from '../../lib/session.ts'
import { toaster } from '../../ui/toaster.tsx'
import { DoubtNotice } from './doubt-notice.tsx'
import { consentTexts } from './texts.ts'

const Dialog = lazyDialog(async () => (await import('./consent-dialog.tsx')).ConsentDialog, byOpen)

/** What a contact agreed to and took back, newest first, and a question where a message of theirs leaves doubt. */
export function ContactConsents({ contact }: ContactSectionProps) {
  const t = useText(consentTexts)
  const { data, error, mutate } = useConsents(contact)
  const mayEdit = useMay('edit')
  const [isOpen, setOpen] = useState(false)
  if (error && !data) return <LoadFailed title={t('load_failed')} error={error} onRetry={() => mutate()} />
  if (!data) return <SectionSkeleton />
  // A decision counts for the channel's address of today, so the newest entry of each channel says whether one is due.
  const doubts = data.data.filter(
    ({ state, channel }, i, all) => state === 'in_doubt' && all.findIndex((one) => one.channel === channel) === i,
  )
  const isEnded = data.data[0]?.state === 'withdrawn' && data.data[0].scope === 'all'
  return (
    <section className="contact-consents" aria-label={t('title')}>
      <h3>{t('title')}</h3>
      {mayEdit && doubts.map((doubt) => <DoubtNotice key={doubt.channel} contact={contact} doubt={doubt} />)}
      {mayEdit && (
        <Flex wrap="wrap" gap="2">
          {!isEnded && <OptOut contact={contact} />}
          <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
            <FileCheck2 /> {t('add')}
          </Button>
        </Flex>
      )}
      {data.data.length === 0 ? (
        <Text fontSize="sm" color="fg.muted">
          {t('none')}
        </Text>
      ) : (
        <Stack as="ul" gap="3" listStyleType="none">
          {data.data.map((consent) => (
            <Entry key={consent.id} consent={consent} />
          ))}
        </Stack>
      )}
      <Dialog contact={contact} open={isOpen} onClose={() => setOpen(false)} />
    </section>
  )
}

/** What they told somebody, in one click: it ends all that a STOP ends. */
function OptOut({ contact }: { contact: string }) {
  const t = useText(consentTexts)
  const [isBusy, setBusy] = useState(false)
  const record = () => {
    setBusy(true)
    addConsent(contact, { state: 'withdrawn', scope: 'all', method: 'told', text: t('told') })
      .then(() => toaster.create({ type: 'success', title: t('ended') }))
      .catch((error) => toaster.create({ type: 'error', title: t('did_fail'), description: errorText(error) }))
      .finally(() => setBusy(false))
  }
  return (
    <Button size="sm" variant="outline" disabled={isBusy} onClick={record}>
      <BellOff /> {t('opt_out')}
    </Button>
  )
}

function Entry({ consent }: { consent: Consent }) {
  const t = useText(consentTexts)
  const language = useLanguage()
  const { moment } = useFormats()
  const { state, purpose, scope, channel, method, text, user, at } = consent
  const known = Object.hasOwn(CONSENT_METHODS, method) ? CONSENT_METHODS[method as keyof typeof CONSENT_METHODS] : null
  const how = known ? known[language] : method
  return (
    <li>
      <Text fontSize="sm" fontWeight="600">
        {t(`state_${state}`)}: {state === 'withdrawn' ? t(`scope_${scope}`) : t(`purpose_${purpose}`)} ·{' '}
        {channelName(channel, language)}
      </Text>
      <Text fontSize="sm" overflowWrap="anywhere">
        “{text}”
      </Text>
      <Text fontSize="xs" color="fg.muted">
        {user ? t('by_person', { how, when: moment(at), name: user.name }) : t('by', { how, when: moment(at) })}
      </Text>
    </li>
  )
}

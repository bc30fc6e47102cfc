import { Button, Heading, HStack, Link, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { OwnNumber } from '#contract/telephony/connect.ts'
import { isTollFree, kindsOf, type Registration, stepsFor } from '#contract/telephony/registration.ts'
import { useRegistration } from '../../../data/registration.ts'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { Banner } from '../../../ui/use-banner.ts'
import { RegistrationForm } from './registration-form.tsx'
import { RegistrationRefusal } from './registration-refusal.tsx'
import { RegistrationSteps } from './registration-steps.tsx'
import { registrationTexts } from './registration-texts.ts'
import { useIsOwner } from './use-is-owner.ts'

interface RegistrationPanelProps {
  numbers: readonly OwnNumber[]
  onBanner: (banner: Banner) => void
}

/** Registering with the US carriers: what they ask, how far it has come, and what they refused. */
export function RegistrationPanel({ numbers, onBanner }: RegistrationPanelProps) {
  const t = useText(registrationTexts)
  const isOwner = useIsOwner()
  const [isAnswering, setAnswering] = useState(false)
  const { data, error, mutate } = useRegistration()
  if (!data) return error ? <LoadFailed title={t('load_failed')} error={error} onRetry={() => mutate()} /> : null
  const { state, is_offered, steps, refusals, pages, fixed, toll_free_number } = data
  if (!is_offered && state === 'draft') return null
  const tollFree = numbers.filter(({ phone_number }) => isTollFree(phone_number))
  const isReplaced = tollFree.length > 0 && tollFree.every(({ phone_number }) => phone_number !== toll_free_number)
  // A number of another kind was bought since, or in the place of the verified one.
  const isMore = state === 'approved' && (isReplaced || stepsFor(kindsOf(numbers)).length > steps.length)
  const isOver = refusals.length > 0 && refusals.every(({ is_final }) => is_final)
  const canEnter = isMore || ((state === 'draft' || state === 'refused') && !isOver)
  return (
    <Panel as="section">
      <Stack gap="5">
        <Stack gap="1.5">
          <Heading as="h3" size="md" fontWeight="650">
            {t('title')}
          </Heading>
          <Text color="fg.muted">{t(`${state}_hint`, { count: openAnswers(data.form) })}</Text>
        </Stack>
        {steps.length > 0 && <RegistrationSteps steps={steps} />}
        {refusals.map((refusal) => (
          <RegistrationRefusal key={refusal.step} refusal={refusal} />
        ))}
        {state === 'approved' && (
          <Notice status={isMore ? 'info' : 'success'}>{t(isMore ? 'more' : 'approved')}</Notice>
        )}
        {state === 'approved' && !isMore && fixed.length > 0 && (
          <Text fontSize="sm" color="fg.muted">
            {t('fixed')}
          </Text>
        )}
        {pages && (
          <HStack wrap="wrap" gap="4" fontSize="sm">
            {(['opt_in', 'privacy', 'terms'] as const).map((page) => (
              <Link key={page} href={pages[page]} target="_blank" rel="noopener" variant="underline">
                {t(`page_${page}`)}
              </Link>
            ))}
          </HStack>
        )}
        {canEnter && isOwner && (state === 'refused' || isAnswering) && (
          <RegistrationForm registration={data} onBanner={onBanner} />
        )}
        {canEnter && isOwner && state !== 'refused' && !isAnswering && (
          <Button variant="outline" alignSelf="flex-start" onClick={() => setAnswering(true)}>
            {t(state === 'draft' ? 'answer' : 'check')}
          </Button>
        )}
        {canEnter && !isOwner && (
          <Text fontSize="sm" color="fg.muted">
            {t('owners_only')}
          </Text>
        )}
      </Stack>
    </Panel>
  )
}

/** How much is not known yet of what carriers ask. */
const openAnswers = ({ has_tax_id, business_type, website, address, representative }: Registration['form']) =>
  [
    has_tax_id,
    business_type !== null,
    website !== '',
    Object.values(address).every((part) => part !== ''),
    Object.values(representative).every((part) => part !== ''),
  ].filter((isKnown) => !isKnown).length

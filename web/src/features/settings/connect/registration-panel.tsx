import { Heading, HStack, Link, Stack, Text } from '@chakra-ui/react'
import type { OwnNumber } from '#contract/telephony/connect.ts'
import { isTollFree, kindsOf, stepsFor } from '#contract/telephony/registration.ts'
import { useRegistration } from '../../../data/registration.ts'
import { useText } from '../../../lib/language/text.ts'
import { useSession } from '../../../lib/session.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { Banner } from '../../../ui/use-banner.ts'
import { RegistrationForm } from './registration-form.tsx'
import { RegistrationRefusal } from './registration-refusal.tsx'
import { RegistrationSteps } from './registration-steps.tsx'
import { registrationTexts } from './registration-texts.ts'

interface RegistrationPanelProps {
  numbers: readonly OwnNumber[]
  onBanner: (banner: Banner) => void
}

/** Registering with the US carriers: what they ask, how far it has come, and what they refused. */
export function RegistrationPanel({ numbers, onBanner }: RegistrationPanelProps) {
  const t = useText(registrationTexts)
  const { user } = useSession()
  const { data, error, mutate } = useRegistration()
  if (!data) return error ? <LoadFailed title={t('load_failed')} error={error} onRetry={() => mutate()} /> : null
  const { state, is_offered, steps, refusals, pages, toll_free_number } = data
  if (!is_offered && state === 'draft') return null
  const isOwner = user?.role.name === 'owner'
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
          <Text color="fg.muted">{t(`${state}_hint`)}</Text>
        </Stack>
        {steps.length > 0 && <RegistrationSteps steps={steps} />}
        {refusals.map((refusal) => (
          <RegistrationRefusal key={refusal.step} refusal={refusal} />
        ))}
        {state === 'approved' && (
          <Notice status={isMore ? 'info' : 'success'}>{t(isMore ? 'more' : 'approved')}</Notice>
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
        {canEnter && isOwner && <RegistrationForm registration={data} onBanner={onBanner} />}
        {canEnter && !isOwner && (
          <Text fontSize="sm" color="fg.muted">
            {t('owners_only')}
          </Text>
        )}
      </Stack>
    </Panel>
  )
}

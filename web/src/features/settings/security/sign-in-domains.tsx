import { Badge, Button, Flex, HStack, Input, Skeleton, Stack, Text } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { PROVIDER_NAMES, PROVIDERS, type Provider } from '#contract/people/identity-providers.ts'
import {
  addDomain,
  checkDomain,
  removeDomain,
  requireProvider,
  useOwnProvider,
  useSignInDomains,
} from '../../../data/sign-in-domains.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { useSession } from '../../../lib/session.ts'
import { SectionError, SectionPart } from '../../../parts/section-frame.tsx'
import { Select } from '../../../ui/choice.tsx'
import { CopyField } from '../../../ui/copy-field.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import type { Banner } from '../../../ui/use-banner.ts'
import { domainTexts } from './domain-texts.ts'

type Does = (deed: () => Promise<unknown>) => Promise<void>

/** By whom the people of the dealership's own mail domains must log in; for its owners. */
export function SignInDomains({ onBanner }: { onBanner: (banner: Banner) => void }) {
  const t = useText(domainTexts)
  const isOwner = useSession().user?.role.name === 'owner'
  const { data, error, mutate } = useSignInDomains(isOwner)
  const [domain, setDomain] = useState('')
  const [isBusy, setBusy] = useState(false)
  if (!isOwner) return null
  if (!data && error) return <SectionError title={t('load_failed')} error={error} onRetry={() => mutate()} />
  if (!data) return <Skeleton height="32" borderRadius="xl" aria-hidden />

  const does: Does = async (deed) => {
    setBusy(true)
    try {
      await deed()
      onBanner({ status: 'success', text: t('saved') })
    } catch (failure) {
      onBanner({ status: 'error', text: `${t('failed')}: ${errorText(failure)}` })
    } finally {
      setBusy(false)
    }
  }
  async function add(event: FormEvent) {
    event.preventDefault()
    await does(async () => {
      await addDomain(domain.trim().replace(/^@/, ''))
      setDomain('')
    })
  }
  return (
    <SectionPart title={t('title')} hint={t('hint')}>
      <Stack as="ul" gap="6">
        {data.data.map((one) => (
          <DomainRow key={one.domain} {...one} isBusy={isBusy} does={does} />
        ))}
      </Stack>
      <form noValidate onSubmit={add}>
        <Stack gap="4" maxWidth="96">
          <FormField label={t('domain')}>
            <Input value={domain} placeholder="example.com" onChange={({ target }) => setDomain(target.value)} />
          </FormField>
          <Button type="submit" variant="outline" alignSelf="flex-start" disabled={!domain.trim()} loading={isBusy}>
            {t('add')}
          </Button>
        </Stack>
      </form>
    </SectionPart>
  )
}

interface DomainRowProps {
  domain: string
  record: string
  is_proven: boolean
  required: Provider | null
  isBusy: boolean
  does: Does
}

function DomainRow({ domain, record, is_proven, required, isBusy, does }: DomainRowProps) {
  const t = useText(domainTexts)
  const own = useOwnProvider(true).data?.provider
  const options = [
    { value: '', text: t('any') },
    ...PROVIDERS.filter((one) => one !== 'own' || own).map((one) => ({
      value: one,
      text: t('only', { name: PROVIDER_NAMES[one] }),
    })),
  ]
  return (
    <Stack as="li" gap="3">
      <Flex gap="3" align="center" wrap="wrap">
        <Text fontWeight="600" overflowWrap="anywhere">
          {domain}
        </Text>
        <Badge colorPalette={is_proven ? 'green' : 'gray'}>{t(is_proven ? 'proven' : 'unproven')}</Badge>
      </Flex>
      {is_proven ? (
        <Select
          maxWidth="96"
          value={required ?? ''}
          options={options}
          disabled={isBusy}
          field={{ 'aria-label': t('how', { domain }) }}
          onChange={(chosen) => does(() => requireProvider(domain, (chosen || null) as Provider | null))}
        />
      ) : (
        <>
          <Text color="fg.muted">{t('record', { domain })}</Text>
          <CopyField label={t('record_label')} value={record} copyLabel={t('copy')} copiedLabel={t('copied')} />
        </>
      )}
      <HStack wrap="wrap">
        {!is_proven && (
          <Button size="sm" loading={isBusy} onClick={() => does(() => checkDomain(domain))}>
            {t('check')}
          </Button>
        )}
        <Button size="sm" variant="outline" disabled={isBusy} onClick={() => does(() => removeDomain(domain))}>
          {t('remove', { domain })}
        </Button>
      </HStack>
    </Stack>
  )
}

import { Button, Skeleton, Stack, Textarea } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { useSettingGroup } from '../../../data/use-setting-group.ts'
import { useText } from '../../../lib/language/text.ts'
import { SectionError, SectionPart } from '../../../parts/section-frame.tsx'
import { useSave } from '../../../parts/use-save.ts'
import { FormField } from '../../../ui/form-field.tsx'
import type { Banner } from '../../../ui/use-banner.ts'
import { securityTexts } from './texts.ts'

const DOMAIN = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/

/** The email domains that may be invited. */
export function InvitationDomains({ onBanner }: { onBanner: (banner: Banner) => void }) {
  const t = useText(securityTexts)
  const common = useText()
  const { values, error, retry, save } = useSettingGroup('security')
  const [written, write] = useState<string>()
  const [wrong, setWrong] = useState<string>()
  const saving = useSave(onBanner)
  if (!values && error) return <SectionError title={t('domains_failed')} error={error} onRetry={retry} />
  if (!values) return <Skeleton height="32" borderRadius="xl" aria-hidden />
  const saved: string[] = JSON.parse(values.allowed_invitation_domains)
  const text = written ?? saved.join('\n')

  async function submit(event: FormEvent) {
    const domains = text
      .toLowerCase()
      .split(/[\s,;]+/)
      .map((one) => one.replace(/^@/, ''))
      .filter(Boolean)
    const domain = domains.find((one) => !DOMAIN.test(one))
    setWrong(domain && t('domain_wrong', { domain }))
    if (domain) return event.preventDefault()
    await saving.save(
      event,
      async () => {
        await save({ allowed_invitation_domains: JSON.stringify(domains) })
        write(undefined)
      },
      { done: t('saved') },
    )
  }
  return (
    <SectionPart title={t('domains')}>
      <form noValidate onSubmit={submit}>
        <Stack gap="5" maxWidth="96">
          <FormField label={t('domains_label')} hint={t('domains_hint')} error={wrong}>
            <Textarea rows={3} value={text} onChange={({ target }) => write(target.value)} />
          </FormField>
          <Button type="submit" alignSelf="flex-start" loading={saving.isBusy}>
            {common('save')}
          </Button>
        </Stack>
      </form>
    </SectionPart>
  )
}

import { Button, HStack, Input, Stack, Text } from '@chakra-ui/react'
import { RotateCw } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { type MailSettings, saveMailDomain } from '../../../data/mail.ts'
import { useText } from '../../../lib/language/text.ts'
import { SectionPart } from '../../../parts/section-frame.tsx'
import { useSave } from '../../../parts/use-save.ts'
import { FormField } from '../../../ui/form-field.tsx'
import type { Banner } from '../../../ui/use-banner.ts'
import { RecordTable } from './record-table.tsx'
import { mailTexts } from './texts.ts'

interface DomainPartProps {
  mail: MailSettings
  readAgain: () => Promise<MailSettings | undefined>
  onBanner: (banner: Banner) => void
}

/** The domain that mail comes from once its DNS proves it, and the address that it comes from until then. */
export function DomainPart({ mail, readAgain, onBanner }: DomainPartProps) {
  const t = useText(mailTexts)
  const { domain, records, status, from } = mail
  const saving = useSave(onBanner)
  const checking = useSave(onBanner)
  const [typed, type] = useState(domain ?? '')

  const change = (event: SyntheticEvent, next: string | null) =>
    saving.save(
      event,
      async () => {
        await saveMailDomain(next)
        type(next ?? '')
      },
      { done: t('saved') },
    )
  const check = (event: SyntheticEvent) =>
    checking.save(event, async () => void (await readAgain()), { done: t('checked') })
  return (
    <SectionPart title={t('domain_part')} hint={t(`status_${status}`, { domain: domain ?? '' })}>
      <Text>
        {from ? t('from') : t('no_from')} {/* Whole, and not broken at a hyphen in it. */}
        <Text as="span" display="inline-block" maxWidth="full" fontWeight="600" overflowWrap="anywhere">
          {from}
        </Text>
      </Text>
      <form noValidate onSubmit={(event) => change(event, typed.trim() || null)}>
        <Stack gap="4" maxWidth="96">
          <FormField label={t('domain')}>
            <Input
              autoComplete="off"
              autoCapitalize="none"
              placeholder="example.com"
              value={typed}
              onChange={({ target }) => type(target.value)}
            />
          </FormField>
          <HStack wrap="wrap" gap="3">
            <Button type="submit" disabled={typed.trim() === (domain ?? '')} loading={saving.isBusy}>
              {t('save_domain')}
            </Button>
            {domain !== null && (
              <Button variant="outline" disabled={saving.isBusy} onClick={(event) => change(event, null)}>
                {t('remove_domain')}
              </Button>
            )}
          </HStack>
        </Stack>
      </form>
      {records.length > 0 && (
        <>
          <RecordTable records={records} />
          <Button variant="outline" alignSelf="flex-start" loading={checking.isBusy} onClick={check}>
            <RotateCw /> {t('check_again')}
          </Button>
        </>
      )}
    </SectionPart>
  )
}

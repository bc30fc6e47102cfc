import { Button, Flex, IconButton, Input, Stack, Text } from '@chakra-ui/react'
import { Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useText } from '../../../lib/language/text.ts'
import { SectionPart } from '../../../parts/section-frame.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { webchatTexts } from './texts.ts'
import type { Changing } from './use-change-webchat.ts'

/** The sites whose pages may open it. */
export function SiteList({ sites, busy, change }: Changing & { sites: readonly string[] }) {
  const t = useText(webchatTexts)
  const [typed, type] = useState('')
  const [wrong, setWrong] = useState<string>()
  const isBusy = busy !== undefined

  async function add(event: FormEvent) {
    event.preventDefault()
    const refused = await change({ sites: [...sites, typed] })
    // What is typed meanwhile stays.
    if (refused === null) type((now) => (now === typed ? '' : now))
    else setWrong(Object.values(refused)[0])
  }
  return (
    <SectionPart title={t('sites')} hint={t('sites_hint')}>
      {sites.length === 0 && (
        <Text fontSize="sm" color="fg.muted">
          {t('no_sites')}
        </Text>
      )}
      <Stack as="ul" gap="1">
        {sites.map((site) => (
          <Flex as="li" key={site} align="center" gap="2" minHeight="11">
            <Text flex="1" minWidth="0" overflowWrap="anywhere">
              {site}
            </Text>
            <IconButton
              variant="ghost"
              color="fg.error"
              aria-label={t('remove_site', { site })}
              title={t('remove_site', { site })}
              disabled={isBusy}
              onClick={() => change({ sites: sites.filter((one) => one !== site) })}
            >
              <Trash2 />
            </IconButton>
          </Flex>
        ))}
      </Stack>
      <form noValidate onSubmit={add}>
        <Stack gap="4" maxWidth="96">
          <FormField label={t('new_site')} error={wrong}>
            <Input
              type="url"
              autoComplete="off"
              placeholder="https://example.com"
              value={typed}
              onChange={({ target }) => {
                type(target.value)
                setWrong(undefined)
              }}
            />
          </FormField>
          <Button
            type="submit"
            variant="outline"
            alignSelf="flex-start"
            disabled={isBusy || typed.trim() === ''}
            loading={busy === 'sites'}
          >
            <Plus /> {t('add_site')}
          </Button>
        </Stack>
      </form>
    </SectionPart>
  )
}

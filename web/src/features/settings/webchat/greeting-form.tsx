import { Button, Stack, Textarea } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { Language } from '#contract/language.ts'
import { GREETING_CHARACTERS } from '#contract/messaging/webchat-facts.ts'
import type { Webchat } from '../../../data/webchat.ts'
import { useText } from '../../../lib/language/text.ts'
import { SectionPart } from '../../../parts/section-frame.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { webchatTexts } from './texts.ts'
import type { Changing } from './use-change-webchat.ts'

/** What a visitor reads first, by their language. */
export function GreetingForm({ greeting, busy, change }: Changing & Pick<Webchat, 'greeting'>) {
  const t = useText(webchatTexts)
  const common = useText()
  const [written, write] = useState<Partial<Webchat['greeting']>>({})
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})

  async function submit(event: FormEvent) {
    event.preventDefault()
    const refused = await change({ greeting: { ...greeting, ...written } })
    setWrong(refused ?? {})
    if (refused === null) write({})
  }
  return (
    <SectionPart title={t('greeting')} hint={t('greeting_hint')}>
      <form noValidate onSubmit={submit}>
        <Stack gap="5">
          {Language.options.map((language) => (
            <FormField key={language} label={t(`in_${language}`)} error={wrong[`greeting.${language}`]}>
              <Textarea
                rows={2}
                lang={language}
                maxLength={GREETING_CHARACTERS}
                value={written[language] ?? greeting[language]}
                onChange={({ target }) => write({ ...written, [language]: target.value })}
              />
            </FormField>
          ))}
          <Button type="submit" alignSelf="flex-start" disabled={busy !== undefined} loading={busy === 'greeting'}>
            {common('save')}
          </Button>
        </Stack>
      </form>
    </SectionPart>
  )
}

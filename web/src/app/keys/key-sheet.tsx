import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { type ActGroup, useOffered } from '../../lib/acts.ts'
import { areKeysOn, keepKeysOn } from '../../lib/keys-choice.ts'
import { useText } from '../../lib/language/text.ts'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { NativeCheckbox } from '../../ui/native-checkbox.tsx'
import { KeyCaps } from './key-caps.tsx'
import './keys.css'
import { paletteTexts } from './palette-texts.ts'

const GROUPS = ['help', 'call', 'conversation', 'list', 'pages', 'create', 'account'] as const satisfies ActGroup[]

/** All keys of the current page, by what they are about. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const t = useText(paletteTexts)
  const common = useText()
  const [isOn, setOn] = useState(areKeysOn)
  const always: { id: string; key: string; label: string; group: ActGroup }[] = [
    { id: 'enter', key: 'Enter', label: t('open'), group: 'list' },
    { id: 'escape', key: 'Esc', label: t('leave'), group: 'help' },
    { id: 'send-form', key: 'Mod+Enter', label: t('send_form'), group: 'help' },
  ]
  const keys = [...useOffered(), ...always]
  return (
    <DialogFrame open onClose={onClose} title={t('keys')} closeLabel={common('close')}>
      <Stack gap="4">
        {GROUPS.map((group) => {
          const own = keys.filter((one) => one.group === group && one.key !== undefined)
          return (
            own.length > 0 && (
              <section key={group} aria-label={t(group)}>
                <h3 className="key-group">{t(group)}</h3>
                <dl className="key-sheet">
                  {own.map(({ id, key = '', label }) => (
                    <div key={id}>
                      <dt>{label}</dt>
                      <dd>
                        <KeyCaps of={key} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            )
          )
        })}
        <NativeCheckbox
          label={t('keys_on')}
          hint={t('keys_on_hint')}
          checked={isOn}
          onChange={({ target }) => {
            keepKeysOn(target.checked)
            setOn(target.checked)
          }}
        />
      </Stack>
    </DialogFrame>
  )
}

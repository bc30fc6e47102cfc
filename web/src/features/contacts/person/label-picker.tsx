import { Button, Portal } from '@chakra-ui/react'
import { Tag } from 'lucide-react'
import type { Contact } from '#contract/customers/contact.ts'
import { useLabels } from '../../../data/labels.ts'
import { Menu } from '../../../ui/menu.tsx'
import { Labels } from '../../labels/index.ts'
import { usePersonText } from './texts.ts'

interface LabelPickerProps extends Pick<Contact, 'labels'> {
  onToggle: (label: string, isOn: boolean) => void
}

/** A contact's labels, and a menu that puts them on and takes them off. */
export function LabelPicker({ labels, onToggle }: LabelPickerProps) {
  const t = usePersonText()
  const { labels: known, nameOf } = useLabels()
  return (
    <div className="person-labels">
      <Labels labels={labels} />
      <Menu.Root closeOnSelect={false} lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
        <Menu.Trigger asChild>
          <Button variant="outline" size="xs">
            <Tag /> {t('labels')}
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content minWidth="44">
              {known.map(({ name: label }) => (
                <Menu.CheckboxItem
                  key={label}
                  value={label}
                  checked={labels.includes(label)}
                  minHeight={{ base: '11', md: '9' }}
                  onCheckedChange={(checked) => onToggle(label, checked)}
                >
                  {nameOf(label)}
                  <Menu.ItemIndicator />
                </Menu.CheckboxItem>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </div>
  )
}

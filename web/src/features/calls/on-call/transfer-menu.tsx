import { Portal, Text } from '@chakra-ui/react'
import { PhoneForwarded } from 'lucide-react'
import { useState } from 'react'
import { useColleagues } from '../../../data/calls.ts'
import { useText } from '../../../lib/language/text.ts'
import { Menu } from '../../../ui/menu.tsx'
import { Control, type ControlLook } from './control.tsx'
import { useOnCallText } from './texts.ts'
import { useTransfer } from './use-transfer.ts'

/** Transfers the customer to a colleague. */
export function TransferMenu({ call, ...look }: ControlLook & { call: string }) {
  const t = useOnCallText()
  const common = useText()
  const [isOpen, setOpen] = useState(false)
  const { data, error } = useColleagues(isOpen)
  const transfer = useTransfer(call)
  const colleagues = data?.data
  return (
    <Menu.Root
      lazyMount
      unmountOnExit
      open={isOpen}
      onOpenChange={({ open }) => setOpen(open)}
      positioning={{ placement: 'top' }}
      onSelect={({ value }) => {
        const colleague = colleagues?.find(({ id }) => id === value)
        if (colleague) void transfer(colleague)
      }}
    >
      <Menu.Trigger asChild>
        <Control icon={PhoneForwarded} label={t('transfer')} {...look} />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="52" maxHeight="min(60dvh, 420px)">
            {!colleagues?.length && (
              <Text padding="2" fontSize="sm" color="fg.muted" role="status">
                {colleagues ? t('no_colleagues') : error ? t('colleagues_failed') : common('loading')}
              </Text>
            )}
            {colleagues?.map(({ id, name, available }) => (
              <Menu.Item key={id} value={id} disabled={!available} minHeight={{ base: '11', md: '9' }}>
                {name}
                {!available && (
                  <Text as="span" color="fg.muted" fontSize="xs">
                    {t('away')}
                  </Text>
                )}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

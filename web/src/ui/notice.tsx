import { Alert } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface NoticeProps {
  status: 'success' | 'error' | 'info' | 'warning'
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
}

/** A short message above or between the content: success, an error, or information. */
export function Notice({ status, title, children, action }: NoticeProps) {
  return (
    <Alert.Root
      status={status}
      // Information in the product's own color.
      colorPalette={status === 'info' ? 'brand' : undefined}
      borderRadius="l3"
      textAlign="start"
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      role={status === 'error' ? 'alert' : 'status'}
    >
      <Alert.Indicator />
      {/* On a phone the action stands below. */}
      <Alert.Content minWidth={{ base: action ? '80%' : '0', md: '0' }}>
        {title && <Alert.Title fontWeight="650">{title}</Alert.Title>}
        {children && <Alert.Description overflowWrap="anywhere">{children}</Alert.Description>}
      </Alert.Content>
      {action}
    </Alert.Root>
  )
}

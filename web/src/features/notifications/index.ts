export { Bell } from './bell.tsx'
export { useAlerts } from './use-alerts.ts'
export { useReadShown } from './use-read-shown.ts'
export { WorkspaceTitle } from './workspace-title.tsx'

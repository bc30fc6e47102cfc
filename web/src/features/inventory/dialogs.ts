import { byOpen, lazyDialog } from '../../ui/lazy-dialog.tsx'

/** Dialogs of the inventory, each loaded when it first opens. */
export const IntegrationsDialog = lazyDialog(
  async () => (await import('./sources/integrations-dialog.tsx')).IntegrationsDialog,
  byOpen,
)
export const ConnectDialog = lazyDialog(
  async () => (await import('./sources/connect-dialog.tsx')).ConnectDialog,
  byOpen,
)
export const DcidDialog = lazyDialog(async () => (await import('./sources/dcid-dialog.tsx')).DcidDialog, byOpen)
export const HistoryDialog = lazyDialog(async () => (await import('./syncs/history-dialog.tsx')).HistoryDialog, byOpen)
export const MappingDialog = lazyDialog(async () => (await import('./syncs/mapping-dialog.tsx')).MappingDialog, byOpen)
export const UploadDialog = lazyDialog(async () => (await import('./syncs/upload-dialog.tsx')).UploadDialog, byOpen)
export const VehicleDialog = lazyDialog(
  async () => (await import('./by-hand/vehicle-dialog.tsx')).VehicleDialog,
  ({ vehicle }) => vehicle !== null,
)

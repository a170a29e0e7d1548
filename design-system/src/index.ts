export { Button, type ButtonProps } from './action/button';
export { ButtonLink, type ButtonLinkProps } from './action/button-link';
export { IconButton, type IconButtonProps } from './action/icon-button';
export { BlossomMark, type BlossomMarkProps } from './brand/blossom-mark';
export { Sprig, type SprigProps } from './brand/sprig';
export { SubjectMark, type SubjectMarkProps } from './brand/subject-mark';
export { WattleMark, type WattleMarkProps } from './brand/wattle-mark';
export { Bar, type BarProps } from './data/bar';
export { Chip, type ChipProps, type ChipTone } from './data/chip';
export { type ChartColumn, ColumnChart, type ColumnChartProps } from './data/column-chart';
export { DataTable, type DataTableProps, stackedRows, type TableColumn } from './data/data-table';
export { Disclosure, type DisclosureProps } from './data/disclosure';
export { IconTile, type IconTileProps, type IconTileTone } from './data/icon-tile';
export { MeterBar, type MeterBarProps } from './data/meter-bar';
export { NumberTile, type NumberTileProps } from './data/number-tile';
export { Table, type TableProps } from './data/table';
export { OptionRow, type OptionRowProps } from './exam/option-row';
export { PaletteTile, type PaletteTileProps } from './exam/palette-tile';
export { Passage } from './exam/passage';
export { QuestionText, twoLines } from './exam/question-text';
export { tileShape } from './exam/tile-shape';
export { Alert, type AlertProps, type NoticeTone } from './feedback/alert';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state';
export { ErrorPanel, type ErrorPanelProps } from './feedback/error-panel';
export { Note, type NoteProps } from './feedback/note';
export { ProgressBar, type ProgressBarProps } from './feedback/progress-bar';
export { Spinner, type SpinnerProps } from './feedback/spinner';
export { ConfirmDialog, type ConfirmDialogProps } from './floating/confirm-dialog';
export { Dialog, type DialogProps } from './floating/dialog';
export { DisplayMenu, type DisplayMenuProps } from './floating/display-menu';
export { Overlay, type OverlayProps } from './floating/overlay';
export { Checkbox, type CheckboxProps } from './form/checkbox';
export { Field, type FieldProps } from './form/field';
export { PasswordInput } from './form/password-input';
export { RadioTile, type RadioTileProps } from './form/radio-tile';
export { SegmentedControl, type SegmentedControlProps } from './form/segmented-control';
export { Select, type SelectProps } from './form/select';
export { TextInput, type TextInputProps } from './form/text-input';
export { Textarea, type TextareaProps } from './form/textarea';
export { Banner, type BannerProps } from './layout/banner';
export { Card, type CardProps, type CardTone } from './layout/card';
export { CardPage, type CardPageProps } from './layout/card-page';
export { Cluster, type ClusterProps } from './layout/cluster';
export { Columns, type ColumnsProps } from './layout/columns';
export { DetailsSummary, disclosureSign } from './layout/details-summary';
export { focusTarget } from './layout/focus-target';
export { Glow } from './layout/glow';
export { Grid, type GridProps } from './layout/grid';
export { Heading, type HeadingProps } from './layout/heading';
export { LinkLine } from './layout/link-line';
export { ListRow, type ListRowProps } from './layout/list-row';
export { MutedText, type MutedTextProps } from './layout/muted-text';
export { Page, type PageProps } from './layout/page';
export { Panel, type PanelProps } from './layout/panel';
export { ParentLink, type ParentLinkProps } from './layout/parent-link';
export { ScreenOnly } from './layout/screen-only';
export { SkipLink, type SkipLinkProps } from './layout/skip-link';
export { Stack, type StackProps } from './layout/stack';
export { useFocusOnMount } from './layout/use-focus-on-mount';
export { useOnResize } from './layout/use-on-resize';
export { VisuallyHidden, visuallyHidden } from './layout/visually-hidden';
export { saveFile, saveJson } from './save-file';
export { capitalized } from './text/capitalized';
export {
  formatDate,
  formatDateTime,
  formatDay,
  formatFullDateTime,
  formatMoment,
  formatShortDay,
  formatTime,
  formatWhen,
} from './text/format-date';
export { formatCount, formatNumber } from './text/format-number';
export { type ColorName, type Theme, themes } from './themes';
export { useDebounced } from './timing/use-debounced';
export { useInterval } from './timing/use-interval';
export { useRetry } from './timing/use-retry';
export {
  color,
  focusRing,
  font,
  fontSize,
  height,
  layer,
  media,
  motion,
  radius,
  type Space,
  shadow,
  space,
  tabularNums,
  width,
} from './tokens';

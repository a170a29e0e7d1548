export { Button, type ButtonProps } from './action/button';
export { ButtonLink, type ButtonLinkProps } from './action/button-link';
export { IconButton } from './action/icon-button';
export { plainButton } from './action/plain-button';
export { Sprig } from './brand/sprig';
export { SubjectMark } from './brand/subject-mark';
export { BlossomMark, WattleMark } from './brand/wattle-mark';
export {
  focusTarget,
  saveFile,
  saveJson,
  useDebounced,
  useFocusOnMount,
  useInterval,
  useOnResize,
  useRetry,
} from './browser/browser';
export { Bar } from './data/bar';
export { Chip, type ChipTone } from './data/chip';
export { ColumnChart } from './data/column-chart';
export { DataTable, stackedRows, type TableColumn } from './data/data-table';
export { DetailsSummary, Disclosure, disclosureSign } from './data/disclosure';
export { MeterBar, ProgressBar } from './data/progress-bar';
export { Table } from './data/table';
export { IconTile, NumberTile } from './data/tiles';
export { OptionRow } from './exam/option-row';
export { PaletteTile } from './exam/palette-tile';
export { Passage, QuestionText, twoLines } from './exam/passage';
export { tileShape } from './exam/tile-shape';
export { Alert, type AlertProps, type NoticeTone } from './feedback/alert';
export { EmptyState } from './feedback/empty-state';
export { ErrorPanel } from './feedback/error-panel';
export { Note } from './feedback/note';
export { Spinner } from './feedback/spinner';
export { ConfirmDialog } from './floating/confirm-dialog';
export { Dialog } from './floating/dialog';
export { DisplayMenu } from './floating/display-menu';
export { Overlay } from './floating/overlay';
export { Checkbox } from './form/checkbox';
export { Field } from './form/field';
export { Textarea, TextInput, type TextInputProps } from './form/inputs';
export { PasswordInput } from './form/password-input';
export { choiceTile, filledChoice, RadioTile } from './form/radio-tile';
export { SegmentedControl } from './form/segmented-control';
export { Select } from './form/select';
export { useTextFile } from './form/text-file';
export { Banner } from './layout/banner';
export { Card, type CardTone } from './layout/card';
export { Glow } from './layout/glow';
export { Columns, Grid } from './layout/grid';
export { Heading } from './layout/heading';
export { LinkLine, MutedText } from './layout/muted-text';
export { CardPage, Page, ParentLink } from './layout/page';
export { ListRow, Panel } from './layout/panel';
export { SkipLink } from './layout/skip-link';
export { Cluster, Stack } from './layout/stack';
export { tabListStyle, tabStyle } from './layout/tab-style';
export { ScreenOnly, VisuallyHidden, visuallyHidden } from './layout/visually-hidden';
export { AnnotatedText, type TextNote } from './text/annotated-text';
export {
  formatDate,
  formatDateTime,
  formatDay,
  formatFullDateTime,
  formatMoment,
  formatNumber,
  formatShortDay,
  formatTime,
  formatWhen,
} from './text/format';
export { NamedText } from './text/named-text';
export { countChangedWords, WordDiff } from './text/word-diff';
export { type ColorName, themes } from './themes';
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

/** Published sentences (docs/published.md, sentences), and those beside them. */
export const SENTENCES = {
  notXlsx: 'Please upload a valid Excel file (.xlsx)',
  noFile: 'Please select a file before uploading.',
  failed: 'Failed to upload the file.',
  tooLarge: 'This file is larger than 20 MB. Divide it, or leave out its pictures.',
  fileChanged: 'The file has changed on your computer since you chose it. Please choose it again.',
  notArrived: 'The file did not reach Wattle, and nothing was imported. Please choose it again.',
  endedHalfWay: 'The import ended half way, and nothing was imported. Please choose the file again.',
  downloadFailed: 'Failed to download the file. Please try again.',
  cancelFailed: 'The import could not be cancelled. Please try again.',
};

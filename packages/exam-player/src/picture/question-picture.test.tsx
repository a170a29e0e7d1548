import { fireEvent, screen, within } from '@testing-library/react';
import { aQuestionPayload } from '@wattle/contract/testing';
import { aTest, pass, play, press, user } from '../../test/play';
import { fetchPictureViewer } from './question-picture';

const PICTURE = { image_data: '/api/images/1', image_description: 'A fence' };

const playPicture = (address = PICTURE.image_data) =>
  play(aTest({ questions: [aQuestionPayload({ ...PICTURE, image_data: address }), aQuestionPayload()] }));

const picture = () => screen.getByRole<HTMLImageElement>('img', { name: 'A fence' });

/** As when the browser has fetched it. */
function load(image: HTMLImageElement, naturalWidth: number, naturalHeight: number): void {
  Object.defineProperties(image, { naturalWidth: { value: naturalWidth }, naturalHeight: { value: naturalHeight } });
  fireEvent.load(image);
}

describe('the place of a picture', () => {
  const size = () => [picture().getAttribute('width'), picture().getAttribute('height')];

  it('is there before it has come, and stays as it is when it comes', () => {
    playPicture();
    expect(size()).toEqual(['1080', '720']);
    load(picture(), 600, 200);
    expect(size()).toEqual(['1080', '720']);
  });

  it('is as large as it was found to be, when its question is seen again', async () => {
    playPicture('/api/images/2');
    load(picture(), 600, 200);
    await press('Next');
    await press('Previous');
    expect(size()).toEqual(['600', '200']);
  });

  it('is not remembered of a picture that is its own address, which may have megabytes', async () => {
    playPicture('data:image/png;base64,AAAA');
    load(picture(), 600, 200);
    await press('Next');
    await press('Previous');
    expect(size()).toEqual(['1080', '720']);
  });
});

test('a picture that does not load says so and what it shows, and is fetched again on request', async () => {
  playPicture();
  fireEvent.error(picture());
  expect(screen.getByText('This picture did not load.')).toBeVisible();
  expect(screen.getByText('It shows: A fence')).toBeVisible();
  expect(screen.queryByRole('img', { name: 'A fence' })).not.toBeInTheDocument();
  await press('Load the picture again');
  expect(picture()).toHaveAttribute('src', '/api/images/1');
  expect(screen.queryByText('This picture did not load.')).not.toBeInTheDocument();
});

test('the focus stays where a picture is fetched again, and where that fails again', async () => {
  playPicture();
  fireEvent.error(picture());
  await user.click(screen.getByRole('button', { name: 'Load the picture again' }));
  expect(screen.getByRole('button', { name: 'Enlarge the picture: A fence' })).toHaveFocus();
  fireEvent.error(picture());
  expect(screen.getByRole('button', { name: 'Load the picture again' })).toHaveFocus();
});

describe('a large picture', () => {
  beforeAll(fetchPictureViewer);

  const open = async () => {
    playPicture();
    await press('Enlarge the picture: A fence');
    return within(screen.getByRole('dialog', { name: 'Picture' }));
  };
  const expectSize = (percent: string) =>
    expect(screen.getByRole('status', { name: 'Size' })).toHaveTextContent(percent);

  it('is zoomed by its buttons and fitted again', async () => {
    await open();
    expectSize('100%');
    await press('Larger');
    await pass(1);
    expectSize('135%');
    await press('Larger');
    await press('Smaller');
    await pass(1);
    expectSize('135%');
    await press('Fit');
    await pass(1);
    expectSize('100%');
  });

  const expectKeys = async (keys: string, percent: string) => {
    await open();
    await user.keyboard(keys);
    await pass(1);
    expectSize(percent);
  };

  it.each([
    ['++-', '135%'],
    ['++0', '100%'],
  ])('takes the keys %s', expectKeys);

  it.each([
    ['+', '135%'],
    ['=', '135%'],
    ['-', '100%'],
  ])('takes the keys %s @long', expectKeys);

  it('closes on Escape, and the focus is where it was', async () => {
    await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Enlarge the picture/ })).toHaveFocus();
  });

  it('takes the arrows for itself: the question stays', async () => {
    await open();
    await user.keyboard('++{ArrowRight}{ArrowDown}{Escape}');
    expect(screen.getByText('Question 1 of 2')).toBeVisible();
  });

  it('that does not load can be fetched again @long', async () => {
    const dialog = await open();
    fireEvent.error(dialog.getByRole('img'));
    await user.click(dialog.getByRole('button', { name: 'Load the picture again' }));
    expect(dialog.getByRole('img', { name: 'A fence' })).toBeVisible();
    await press('Larger');
    await pass(1);
    expectSize('135%');
  });
});

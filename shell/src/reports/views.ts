import type { ClientReport } from '@wattle/contract';

/** Which version of what is on the screen, and at which pattern of paths. */
export type Place = Pick<ClientReport, 'remote' | 'version' | 'comparedWith' | 'path'>;

/** A page that was shown. */
interface View {
  place: Place;
  /** Milliseconds since the document was asked for. */
  beganAt: number;
  hasFailed: boolean;
}

/** The pages that this document has shown, in order. */
export class Views {
  private readonly views: View[] = [];

  begin(place: Place, beganAt: number): void {
    this.views.push({ place, beganAt, hasFailed: false });
  }

  /** The place that was on the screen at a moment. */
  placeAt(moment: number): Place | undefined {
    return this.views.findLast(({ beganAt }) => beganAt <= moment)?.place;
  }

  get current(): Place | undefined {
    return this.views.at(-1)?.place;
  }

  /** Notes an error of a version; says whether it is the first in the view of a page of that version. */
  noteError({ remote, version }: Pick<Place, 'remote' | 'version'>): boolean {
    const view = this.views.at(-1);
    const isOwn = view?.place.remote === remote && view.place.version === version;
    if (!view || !isOwn || view.hasFailed) return false;
    view.hasFailed = true;
    return true;
  }
}

import lamp from "../../design/assets/drawn/cameras/2-1.svg?url";
import crew from "../../design/assets/drawn/crew/creator-manager.svg?url";
import voice from "../../design/assets/drawn/crew/live-producer.svg?url";
import evening from "../../design/assets/drawn/nights/guest-hall.svg?url";
import service from "../../design/assets/drawn/nights/opening-air.svg?url";
import contract from "../../design/assets/drawn/papers/unsigned.svg?url";
import team from "../../design/assets/drawn/portraits/theo-marsh.svg?url";

/** Pictures of the page about the house: three takes, a Tuesday night, and where it leads. */
export const aboutPictures = () => ({
  takes: [lamp, contract, voice],
  tuesday: evening,
  ways: [team, service, crew],
});
